import type { WordRules } from '../reading-rules.ts';

const words = (text: string) => text.trim().replace(/\s+/g, '|');

export const WORDS: WordRules = {
	imperative: new RegExp(
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
	mine: /(?<!\p{L})(?:eu|me|comigo|mim|meus?|minhas?)(?!\p{L})/iu,
};
