import type { Language } from '@nexus/contract';

const words = (text: string) => text.trim().replace(/\s+/g, '|');

/** Verbs that steps and duties begin with. */
const IMPERATIVE: Record<Language, RegExp> = {
	'pt-BR': new RegExp(
		`^(?:não\\s+|nunca\\s+|sempre\\s+)?(?:${words(`
			abra acesse acrescente adicione aguarde ajuste anote apague aperte aplique apresente aqueça arraste asse assine
			atualize baixe bata beba busque chame clique coe cole coloque coma compare complete compre confira configure confirme
			conecte consulte conte copie corte cozinhe crie cubra deixe defina descanse desconecte descreva desligue despeje
			digite divida encha envie enxágue escolha escreva espere evite execute exporte faça feche ferva frite grave guarde
			importe imprima informe inicie insira instale jogue junte lave leia leve ligue limpe localize mantenha marque mexa
			misture monte mostre mude nomeie observe pague pegue pesquise peça polvilhe preencha prepare pressione procure prove
			publique pule reative recheie refogue reinicie repita reserve respire responda retire revise rode salve seja
			selecione separe siga sirva solte sove suba substitua tampe teste tempere tire toque torre troque unte use vá veja
			verifique vire visite volte atravesse caminhe desça embarque estacione pendure pique rale
		`)})(?!\\p{L})`,
		'iu',
	),
	'en-US': new RegExp(
		`^(?:do not\\s+|don['’]t\\s+|never\\s+|always\\s+)?(?:${words(`
			add apply ask attach avoid bake begin boil bring build buy call change check choose clean clear click close combine
			compare configure confirm connect consider cook copy cover create cut decide define delete deploy describe disable
			do download drag drain drop edit enable ensure enter explain fill find finish fold follow get give go heat hold
			identify import include insert install keep learn leave let listen log make measure mix move name open pay pick
			place plug pour preheat prepare press print publish pull push put raise read record remove rename repeat replace
			report reset restart return review rinse run save scroll select send serve set share sign slice sprinkle start stay
			stir stop store submit switch take talk tap tell test tie try turn type unplug update upload use verify visit wait
			walk wash watch wear wipe write board chop cross drive grate head join park peel ride roll season simmer spread
			whisk wrap
		`)})(?!\\p{L}|['’])`,
		'iu',
	),
};

/** Whether a text tells somebody to do something, by the verb that it begins with. */
export function isImperative(text: string, language: Language): boolean {
	return IMPERATIVE[language].test(text);
}
