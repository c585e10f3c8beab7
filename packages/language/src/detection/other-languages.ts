/** Function words of languages that Nexus does not speak but must tell from those that it does. */
export const OTHER_FUNCTION_WORDS: Record<string, string> = {
	es:
		'el la los las un una unos unas de del en por para al y o u pero que se no con como más muy también ya hasta sin ' +
		'sobre entre después antes cuando donde dónde porque pues él ella ellos ellas yo usted ustedes nosotros me le les ' +
		'lo esto eso ese esa esos esas este esta estos estas aquel aquella su sus mi nuestro nuestra es son fue fueron era ' +
		'eran ser está están estaba tiene tienen tenía hay había haber hacer puede pueden debe cada todo toda todos todas ' +
		'otro otra otros otras mismo misma sólo solo aún entonces así quien cual bien día año años allí aquí ni tan nada ' +
		'algún alguna desde durante e ha han sido si',
	gl:
		'o a os as un unha uns unhas de do da dos das en no na nos nas nun nunha por polo pola polos polas para ao aos á ás ' +
		'e ou pero que se non con como máis moi tamén xa ata sen so sobre entre despois antes cando onde porque pois el ela ' +
		'eles elas eu vostede nós me lle lles iso isto ese esa eses esas este esta estes estas aquel aquela seu súa seus ' +
		'súas meu miña noso nosa é son foi foron era eran ser está están estaba ten teñen tiña hai había ter facer pode ' +
		'poden debe cada todo toda todos todas outro outra outros outras mesmo mesma só aínda entón así quen cal ben día ' +
		'ano anos alí aquí nin tan nada algún algunha dende desde',
	fr:
		'le la les l un une des de du d en au aux à dans sur par pour avec sans sous et ou mais que qui quoi dont où ce cet ' +
		'cette ces il elle ils elles on nous vous je tu me te se lui leur leurs son sa ses mon ma mes notre nos votre est ' +
		'sont était étaient être été a ont avait avoir fait ne pas plus très aussi comme si tout tous toute toutes autre ' +
		'autres même entre après avant depuis quand parce donc c qu n s y',
	it:
		'il lo la i gli le l un uno una di del della dei delle degli dello dell in nel nella nei nelle a al alla ai alle agli ' +
		'da dal dalla dai dalle su sul sulla per con tra fra e ed o ma che chi cui non si è sono era erano essere stato ' +
		'stata ha hanno aveva come più molto anche già se questo questa questi queste quello quella suo sua suoi sue loro ' +
		'dopo prima quando dove perché ci ne ogni tutto tutti tutte altro altri altre',
	ca:
		'el la els les un una uns unes l d de del dels en al als a per pel pels amb i o però que què qui no es s se com més ' +
		'molt també ja fins sense sobre entre després abans quan on perquè doncs ell ella ells elles jo nosaltres li això ' +
		'aquest aquesta aquests aquestes aquell seu seva seus seves és són era eren ser està estan té tenen hi ha havia van ' +
		'va fer pot poden cada tot tota tots totes altre altra altres mateix només encara així aquí ni res',
};
