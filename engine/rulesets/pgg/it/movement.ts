import type { Sentences } from '../../../model/say.js';

/** Sentences about movement. */
export const movement: Sentences = {
  'Every path to {0} runs through enemy ZOC; on the shortest path {1} must stop in {2} [6.22].':
    'Tutti i percorsi fino a {0} passano per ZOC nemiche; sul più breve {1} deve fermarsi in {2} [6.22].',
};
