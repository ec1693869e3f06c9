/** Matches English words that are not Italian words and that no name in the lessons contains. */
export const ENGLISH =
  /(?<!\p{L})(the|of|and|is|are|was|were|with|from|to|by|has|have|may|must|cannot|not|moves?|attacks?|units?|hex(es)?|steps?|retreats?|supply|turn|roll|loses|lost|points?|strength|columns?|odds|against|eliminated|advances?|January|February|March|April|June|July|lead|draw|held|holds|lost|destroyed|when|August|September|October|November|December)(?!\p{L})/iu;
