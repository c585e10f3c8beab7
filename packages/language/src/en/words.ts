const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Frequent words that carry no subject, by which a text in this language is known. Lower case, with accents. */
export const FUNCTION_WORDS = split(`
	the a an of to in on at by for from with and or but that this these those it its is are was were be been being
	have has had do does did not no as if than then when where which who whom whose what how why he she they we you
	i his her their our your my him them us there here can could will would shall should may might must about into
	over after before between through during under again more most some such only own same so too very each few
	other all any both just also because while`);

/** Words without meaning of their own, which are left out where subjects are looked for. Lower case, accents folded. */
export const EMPTY_WORDS = split(`
	a an the and or but nor so yet for of in on at by to from with without within into onto over under between among
	through during before after above below up down out off about against as than then that this these those there
	here it its itself he him his she her hers they them their theirs we us our ours you your yours i me my mine who
	whom whose which what when where why how all any both each few more most other some such no not only own same
	too very can could will would shall should may might must do does did done doing have has had having be is are
	was were been being am if because while until although though whether since once also just even still again
	further ever never always often one two three many much less least another every either neither per via upon
	across along around toward towards like get gets got make makes made let lets`);
