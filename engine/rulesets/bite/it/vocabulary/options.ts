import type { Sentences } from '../../../../model/say.js';

/** Texts about optional rules. */
export const options: Sentences = {
  'Mountains and swamps hinder armour.': 'Montagne e paludi ostacolano i corazzati.',
  'New factories can be built.': 'Si possono costruire nuove industrie.',
  'Soviet scorched earth, and evacuation of Soviet factories.':
    'Terra bruciata sovietica, ed evacuazione delle industrie sovietiche.',
  'Technology is researched instead of following a fixed schedule.':
    'La tecnologia si ricerca, invece di seguire un calendario fisso.',
  'Units can move by sea.': 'Le unità possono muovere per mare.',
  'Headquarters attempt air reconnaissance.': 'I QG tentano ricognizioni aeree.',
  'Cavalry may charge.': 'La cavalleria può caricare.',
  'Armour may make panzer attacks.': 'I corazzati possono compiere attacchi panzer.',
  'Dive bombers roll extra dice.': 'I bombardieri in picchiata tirano dadi in più.',
  'Paratroops and glider troops may be dropped.': 'Paracadutisti e truppe su alianti si possono lanciare.',
  'Marines may land from the sea.': 'I Marines possono sbarcare dal mare.',
  'Soviet artillery rolls extra dice for rocket launchers.':
    'L’artiglieria sovietica tira dadi in più per i lanciarazzi.',
  'The siege gun has advantages against fortifications.': 'Il cannone d’assedio ha vantaggi contro le fortificazioni.',
  'Cities need garrisons; security and Slovak corps come into play.':
    'Le città hanno bisogno di guarnigioni; entrano in gioco corpi di sicurezza e slovacchi.',
  'Eliminated German infantry may return as Volkssturm.': 'La fanteria tedesca eliminata può tornare come Volkssturm.',
  'Soviet partisans may be placed.': 'Si possono piazzare partigiani sovietici.',
  'Chechen rebels may rise.': 'I Rivoluzionari ceceni possono insorgere.',
  'Units may be put in Reserve.': 'Le unità si possono mettere in Riserva.',
  'Bombers may attack factories, ports and stations.': 'I bombardieri possono attaccare industrie, porti e stazioni.',
  'The first winter hampers the Axis.': 'Il primo inverno ostacola l’Asse.',
  'The Soviets receive Lend-Lease points.': 'I sovietici ricevono punti Lend-Lease.',
  'An air war over Germany, and attacks on convoys.': 'Una guerra aerea sulla Germania, e attacchi ai convogli.',
  'The surrender of Italy is decided by a die roll.': 'La resa dell’Italia si decide con un tiro di dado.',
  'Persia can be captured.': 'La Persia può essere conquistata.',
  'Two players play each side, with a northern and a southern command.':
    'Due giocatori per fazione, con un comando nord e un comando sud.',
  'Light rain is added as a kind of weather.': 'La pioggia leggera si aggiunge ai tipi di meteo.',
};
