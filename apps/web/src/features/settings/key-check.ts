import type { KeyCheck } from '@nexus/contract';
import { call } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';

/** What speaks against saving a key without asking. */
export interface KeyProblem {
	title: string;
	text: string;
	/** Whether it is about the key itself, rather than about trying it. */
	isOfKey: boolean;
	/** What is said of the key once it was saved all the same. */
	stored: { title: string; text: string };
}

const REFUSED = 'A sua chave está guardada, mas foi recusada';
const NOT_TRIED = {
	title: 'A sua chave está guardada, sem ter sido testada',
	text: 'A primeira geração mostra se ela funciona.',
};

const PROBLEMS: Record<Exclude<KeyCheck['result'], 'accepted'>, KeyProblem> = {
	wrong: {
		title: 'O Google não reconhece esta chave',
		text: 'Confira se ela foi copiada inteira do Google AI Studio. Com ela assim, nada pode ser gerado pelo Gemini.',
		isOfKey: true,
		stored: {
			title: REFUSED,
			text: 'O Google não a reconhece: com ela assim, nada pode ser gerado pelo Gemini. Troque-a por outra abaixo.',
		},
	},
	no_access: {
		title: 'Esta chave não dá acesso ao Gemini',
		text: 'Ela não permite usar a API do Gemini, ou o Google não atende a região deste servidor.',
		isOfKey: true,
		stored: {
			title: REFUSED,
			text: 'Ela não dá acesso ao Gemini: com ela assim, nada pode ser gerado por ele. Troque-a por outra abaixo.',
		},
	},
	no_quota: {
		title: 'Esta chave está sem cota agora',
		text: 'O Google a reconhece, mas não aceita mais pedidos dela por enquanto. Veja a cota no Google AI Studio, ou salve a chave e gere mais tarde.',
		isOfKey: true,
		stored: {
			title: 'A sua chave está guardada, mas sem cota',
			text: 'O Google a reconhece, e não aceitava mais pedidos dela quando você a salvou.',
		},
	},
	unreachable: {
		title: 'Não foi possível falar com o Google',
		text: 'Este servidor está sem acesso ao Gemini, ou o Gemini está com problemas. A chave não foi testada.',
		isOfKey: false,
		stored: NOT_TRIED,
	},
	silent: {
		title: 'O Google não respondeu a tempo',
		text: 'A chave não foi testada. Tente de novo em alguns instantes, ou salve-a assim mesmo.',
		isOfKey: false,
		stored: NOT_TRIED,
	},
};

const TOO_MANY_REQUESTS = 429;

/** Has the server try a key with one free call. Null when the key works. @throws HttpError when the server cannot */
export async function problemOf(key: string): Promise<KeyProblem | null> {
	try {
		const { result } = await call('checkGeminiKey', { body: { gemini_api_key: key } });
		return result === 'accepted' ? null : PROBLEMS[result];
	} catch (error) {
		if (!(error instanceof HttpError) || error.status !== TOO_MANY_REQUESTS) throw error;
		return { title: 'A chave não foi testada', text: error.reason, isOfKey: false, stored: NOT_TRIED };
	}
}
