import type { Preview } from '../contract/preview.js';
import type { MomentDetail } from '../contract/moments.js';
import type { Counter, Scene, ScenePicture } from '../contract/scene.js';
import { addressOf, base64, type PictureBytes } from '../render/pictures.js';

/** The parts of a picture that change from moment to moment. */
interface Still extends Pick<Preview, 'moment' | 'score' | 'beside' | 'detail'>, Pick<Scene, 'markers' | 'overlays'> {
  /** Indexes into the turn's list of counters. */
  readonly counters: readonly number[];
}

/** A played turn as plain JSON, for a page without a server. */
export interface Turn {
  /** The contents of the author's picture files in base64, by the names under which the scenes contain them. */
  readonly pictures?: Readonly<Record<string, string>>;
  readonly preview: Omit<Preview, 'moment' | 'score' | 'beside' | 'detail' | 'scene'>;
  readonly ground: Omit<Scene, 'counters' | 'markers' | 'overlays' | 'underlay'>;
  /** Each distinct state of a counter in the turn, once. */
  readonly counters: readonly Counter[];
  readonly stills: readonly Still[];
}

/**
 * Combines pictures of one game into a turn. Leaves out source locations, findings, and everything that needs a running
 * game.
 * @param contents the author's picture files; pictures that it does not contain are left out
 */
export function turnOf(
  previews: readonly Preview[],
  moments: Preview['moments'],
  contents: PictureBytes = new Map(),
): Turn {
  const pictures = new TurnPictures(contents);
  const [{ scene, moment: _, score: _score, beside: _beside, detail: _detail, ...preview }] = previews;
  const { counters: _counters, markers: _markers, overlays: _overlays, underlay: _underlay, ...ground } = scene;
  const places = new Map<string, number>();
  const placeOf = ({ place: _place, severity: _severity, picture: file, ...counter }: Counter): number => {
    const picture = file && pictures.inside(file);
    const key = JSON.stringify({ ...counter, ...(picture && { picture }) });
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  };
  const stills = previews.map(({ moment, score, beside, detail, scene: { counters, markers, overlays } }) => ({
    moment,
    score,
    markers,
    overlays,
    counters: counters.map(placeOf),
    ...(beside && { beside }),
    ...(detail && { detail: withoutPlace(detail) }),
  }));
  return {
    preview: { ...preview, moments: moments.map(withoutPlace), layers: [], hasHiddenInformation: false },
    ground: {
      ...ground,
      terrain: pictures.ofTerrain(ground.terrain),
      features: ground.features.map(withoutPlace),
      ...(ground.texts && { texts: ground.texts.map(withoutPlace) }),
      findings: [],
    },
    counters: [...places.keys()].map((counter) => JSON.parse(counter) as Counter),
    stills,
    ...(pictures.contents.size > 0 && { pictures: Object.fromEntries(pictures.contents) }),
  };
}

/** The picture files in a turn. They get numbers as names, because their paths belong to the author's machine. */
class TurnPictures {
  readonly contents = new Map<string, string>();
  private readonly names = new Map<string, ScenePicture>();

  constructor(private readonly files: PictureBytes) {}

  inside(picture: ScenePicture): ScenePicture | undefined {
    const address = addressOf(picture);
    const bytes = this.files.get(address);
    if (bytes === undefined) return undefined;
    const known = this.names.get(address) ?? { ...picture, uri: `picture-${this.names.size + 1}`, edition: 0 };
    this.names.set(address, known);
    this.contents.set(addressOf(known), base64(bytes));
    return known;
  }

  ofTerrain({ pictures = [], ...terrain }: Scene['terrain']): Scene['terrain'] {
    const own = pictures.flatMap(({ word, picture: file }) => {
      const picture = this.inside(file);
      return picture ? [{ word, picture }] : [];
    });
    return own.length > 0 ? { ...terrain, pictures: own } : terrain;
  }
}

/** Returns the picture of a turn at a moment. For a moment outside the turn, returns the first picture of the turn. */
export function previewAt({ preview, ground, counters: all, stills }: Turn, number: number): Preview {
  const { counters, markers, overlays, ...still } = stills.find(({ moment }) => moment === number) ?? stills[0];
  return { ...preview, ...still, scene: { ...ground, counters: counters.map((at) => all[at]), markers, overlays } };
}

function withoutPlace<T extends { readonly place?: unknown }>({ place: _, ...rest }: T): Omit<T, 'place'> {
  return rest;
}

/** Returns the moments of one turn: the turn of the moment `last`, up to and including that moment. */
export const momentsOfTurn = <M extends Pick<MomentDetail, 'turn' | 'number'>>(
  moments: readonly M[],
  last: number,
): M[] =>
  moments.filter(({ turn, number }) => number <= last && turn === moments.find((each) => each.number === last)?.turn);
