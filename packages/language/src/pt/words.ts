const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Frequent words that carry no subject, by which a text in this language is known. Lower case, with accents. */
export const FUNCTION_WORDS = split(`
	o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para ao aos à às
	e ou mas que se não com como mais muito também já até sem sob sobre entre depois antes quando onde porque pois
	ele ela eles elas eu você vocês nós me lhe isso isto esse essa esses essas este esta estes estas aquele aquela
	seu sua seus suas meu minha nosso nossa é são foi foram era eram ser está estão estava tem têm tinha há havia
	ter fazer pode podem deve cada todo toda todos todas outro outra outros outras mesmo mesma só ainda então assim
	quem qual quais bem dia ano anos lá aqui ali nem tão tudo nada algum alguma`);

/** Words without meaning of their own, which are left out where subjects are looked for. Lower case, accents folded. */
export const EMPTY_WORDS = split(`
	a o as os um uma uns umas de do da dos das em no na nos nas num numa nuns numas ao aos por pelo pela pelos pelas
	para pra pro com sem sob sobre entre ate desde apos ante contra perante durante mediante e ou mas porem contudo
	entretanto todavia nem que quem qual quais cujo cuja cujos cujas quando quanto quantos quanta quantas como onde
	se porque pois portanto logo assim entao embora caso conforme segundo ainda ja tambem so somente apenas muito
	muita muitos muitas mais menos tao tanto tanta tantos tantas pouco pouca poucos poucas todo toda todos todas
	cada algum alguma alguns algumas nenhum nenhuma outro outra outros outras mesmo mesma mesmos mesmas proprio
	propria qualquer quaisquer tal tais isso isto aquilo esse essa esses essas este esta estes estas aquele aquela
	aqueles aquelas disso disto daquilo desse dessa desses dessas deste desta destes destas daquele daquela daqueles
	daquelas nisso nisto nesse nessa nesses nessas neste nesta nestes nestas naquele naquela ele ela eles elas eu tu
	voce voces nos vos me te lhe lhes se si mim ti seu sua seus suas meu minha meus minhas nosso nossa nossos nossas
	dele dela deles delas ser e sao foi foram era eram sera serao seria seriam sido sendo estar esta estao estava
	estavam esteve estado ter tem tinha tinham teve tiveram tera tendo tido haver ha havia houve haja ir vai vao ia
	foi fosse forem for fazer faz fazem fez pode podem poder podia deve devem dever devia nao sim aqui ali la ai ca
	hoje ontem agora antes depois sempre nunca bem mal alem disso vez vezes dois duas tres gente`);
