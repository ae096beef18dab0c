import type { CommandLanguage } from '../kinds.ts'

/** What grown people and children are called right behind a number, where no other noun follows: "40 grands et 6 petits". As patterns; bars between. */
export const generationWords: Readonly<
  Record<CommandLanguage, { readonly grown: string; readonly young: string }>
> = {
  en: {
    grown: 'grown[ -]?ups?|big ones|older ones|oldies',
    young: 'little ones?|small ones|littlies|tots?|nippers?',
  },
  de: {
    grown: 'gro(?:ß|ss)e[rn]?|ältere[rn]?',
    young: 'kleine[rn]?|kurze|zwerge|knirpse|kiddies',
  },
  fr: {
    grown: 'grande?s|grandes personnes|plus grands',
    young: 'petite?s?|petiots?|bouts de chou|bambins?|loupiots?',
  },
  es: {
    grown: 'mayores|grandes|personas mayores',
    young: 'pequeñ[oa]s?|peques?|chiquit[oi]s|menores|crí[oa]s?|chavales',
  },
  it: {
    grown: 'grandi|più grandi|maggiorenni',
    young: 'piccol[oiae]|piccini|bimb[oiae]|minorenni|pargoli',
  },
  pt: {
    grown: 'crescidos|graúdos|grandes|mais velhos',
    young: 'pequen[oa]s?|pequeninos|miúd[oa]s?|menores|petizes',
  },
  nl: {
    grown: 'groten|grote mensen|ouderen|grote',
    young: 'kleintjes?|kleinen?|kleine|ukkies?|jonkies',
  },
  pl: {
    grown: 'dorosłych|duzi|dużych|starszych',
    young: 'małych|mali|maluch(?:y|ów)?|maluszk(?:i|ów)|pociech(?:y)?|szkrab(?:y|ów)?',
  },
  tr: { grown: 'büyük|yetişkin', young: 'küçük|ufaklık|minik' },
  ar: { grown: 'كبار|كبير', young: 'صغار|صغير|أطفال صغار' },
  zh: { grown: '个?大人|大', young: '个?小孩|个?小朋友|个?娃|小' },
  ja: { grown: '人の大人|名の大人|大人', young: '人の子|人のちび' },
}
