import type { WordRules } from '../types.ts';

const words = (text: string) => text.trim().replace(/\s+/g, '|');

export const WORDS: WordRules = {
	leaning:
		/^(?:contra|contrários?|votos contr(?:a|ários)|abstenç(?:ão|ões)|abstiveram-se):\s|^["“«]?(?:(?:[oa] (?:meu|minha|del[ea])|[dn]?(?:isso|isto)|aquilo|[dn]?(?:el[ea]|ess[ea]|est[ea]|aquel[ea])s?|daí|ali|lá|tal|tais|seus?|suas?|[oa]s? (?:mesm[oa]s?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|últim[oa]|outr[oa]s?|dois|duas|três|quatro|restante|resto|que)|amb[oa]s|por (?:isso|exemplo|outro lado|sua vez|fim)|portanto|assim|d[ae] mesma forma|dess[ae] (?:forma|modo)|com isso|ou seja|isto é|então|logo|afinal|pois|é|são|foi|foram|eram?|está|estão|estava|tem|têm|tinha|fica|ficou|ficam|pode|podem|deve|devem|nem|também|ainda|só|já|cada um[a]?|outr[oa]s?|tod[oa]s el[ea]s|alguns|algumas|um[a]? del[ea]s|que|mas|e|porém|contudo|entretanto|todavia|além disso|no entanto|em seguida|onde|sendo|em resumo|mesmo assim|de fato|na verdade|aliás|enfim|pior|sim|não,|n[oa]s? mesm[oa]s?|ao mesmo tempo|(?:na|à|naquela) época|naquele (?:ano|tempo)|(?:desde|até) então)(?!\p{L})|(?:\S+\s+){1,4}[dn]?(?:isso|el[ea]s?|ess[ea]s?)(?!\p{L}))/iu,
	imperative: new RegExp(
		`^(?:não\\s+|nunca\\s+|sempre\\s+)?(?:${words(`
			abra aceite acesse acrescente adicione aguarde ajuste anote apague aperte aplique apresente aqueça arraste asse assine
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
