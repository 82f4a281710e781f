/** Words that say little about what is looked for; they count less, and not at all when nothing else fits. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could do does for from get has have how i if in into is it its me my ' +
    'no not of on or our so than that the their them then there these they this to was we were what when where ' +
    'which who why will with would you your'
  ).split(' '),
);
