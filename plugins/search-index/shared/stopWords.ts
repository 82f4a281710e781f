/** Words that say little about what is searched for; they count less, and not at all when nothing else matches. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any anyone anything are as at be been being but by can cannot cant could did do does ' +
    'doesnt doing dont each every for from get gets getting give got had has have he help here how i if im in into is ' +
    'isnt it its ive just keep keeps let lets like may me might must my need needs no not now of on once only or our ' +
    'own please shall should so some someone somebody something still than that thats the their them then there these ' +
    'they this those to too us very want wants was we were what whats when where which while who why will with wont ' +
    'would yet you your'
  ).split(' '),
);
