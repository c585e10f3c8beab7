import type { Language } from '../languages/index.ts';

const split = (words: string) => new Set(words.trim().split(/\s+/));

/** Words without meaning of their own, lower case, accents folded. */
export const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
	'pt-BR': split(`
		a o as os um uma uns umas de do da dos das em no na nos nas num numa nuns numas ao aos por pelo pela pelos pelas
		para pra pro com sem sob sobre entre ate desde apos ante contra perante durante mediante e ou mas porem contudo
		entretanto todavia nem que quem qual quais cujo cuja cujos cujas quando quanto quantos quanta quantas como onde se
		porque pois portanto logo assim entao embora caso conforme segundo ainda ja tambem so somente apenas muito muita
		muitos muitas mais menos tao tanto tanta tantos tantas pouco pouca poucos poucas todo toda todos todas cada algum
		alguma alguns algumas nenhum nenhuma outro outra outros outras mesmo mesma mesmos mesmas proprio propria qualquer
		quaisquer tal tais isso isto aquilo esse essa esses essas este esta estes estas aquele aquela aqueles aquelas
		disso disto daquilo desse dessa desses dessas deste desta destes destas daquele daquela daqueles daquelas nisso
		nisto nesse nessa nesses nessas neste nesta nestes nestas naquele naquela ele ela eles elas eu tu voce voces nos
		vos me te lhe lhes se si mim ti seu sua seus suas meu minha meus minhas nosso nossa nossos nossas dele dela deles
		delas ser e sao foi foram era eram sera serao seria seriam sido sendo estar esta estao estava estavam esteve
		estado ter tem tinha tinham teve tiveram tera tendo tido haver ha havia houve haja ir vai vao ia foi fosse forem
		for fazer faz fazem fez pode podem poder podia deve devem dever devia nao sim aqui ali la ai ca hoje ontem agora
		antes depois sempre nunca bem mal alem disso vez vezes dois duas tres gente`),
	'en-US': split(`
		a an the and or but nor so yet for of in on at by to from with without within into onto over under between among
		through during before after above below up down out off about against as than then that this these those there
		here it its itself he him his she her hers they them their theirs we us our ours you your yours i me my mine who
		whom whose which what when where why how all any both each few more most other some such no not only own same too
		very can could will would shall should may might must do does did done doing have has had having be is are was
		were been being am if because while until although though whether since once also just even still again further
		ever never always often one two three many much less least another every either neither per via upon across
		along around toward towards like get gets got make makes made let lets`),
};
