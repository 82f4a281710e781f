/**
 * Words that carry little information in a query; they count less, and not at all if nothing else matches. "Who" isn't
 * one of them: it asks for a person, so for the audit log or a role.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any anyone anything are as at be been being but by can cannot cant could did do does ' +
    'doesnt doing dont each every for from get gets getting give got had has have he help her here him his how i if ' +
    'im in into is isnt it its ive just keep keeps let lets like may me might must my need needs no not now of on ' +
    'once only or our own please shall should so some someone somebody something still than that thats the their them ' +
    'then there these they this those to too us very want wants was we were what whats when where which while why ' +
    'will with wont would yet you your'
  ).split(' '),
);

/** Words that carry little information next to two stronger ones, but matter when they're all there is. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'able actually after again ago already always another anymore anyway around because become before behind belong ' +
    'besides both bring came come comes coming current currently does during else enough even ever everybody everyone ' +
    'everything exactly far few gave give given gives go goes going happen happened happening happens hello hey ' +
    'instead kind know least less long made make makes making matter mean means meant more most much myself near next ' +
    'often ok okay one other otherwise over own people possible possibly probably proper properly put quite rather ' +
    'really right said same say says see seem seems seen since somehow soon sort still stuff suddenly supposed sure ' +
    'take taken takes than thing things think thought through till together two until up upon use used useful using ' +
    'usually via way ways well went whatever whenever wherever whether whole whose within without won work worked ' +
    'working works yes yesterday yourself'
  ).split(' '),
);
