import type { ErrorCode } from '../errors.ts';

/** The groups of the API's documentation, in the order in which they are shown. */
export const OPERATION_TAGS = {
	Conta: 'Cadastro, entrada, sessões e quem está chamando.',
	Configurações: 'Preferências da pessoa e estado do Gemini nesta instalação.',
	Documentos: 'Envio e lista dos textos que viram podcast.',
	Podcasts: 'Criação, roteiro, geração e consulta dos podcasts.',
	Áudio: 'Som, transcrição, capítulos e forma de onda.',
	Processamentos: 'Andamento, cancelamento e nova tentativa das gerações.',
	'Chaves de API': 'Chaves para chamar a API a partir de outros programas.',
	Armazenamento: 'Arquivos guardados, seus detalhes, downloads e exclusão.',
	Administração: 'O que diz respeito à instalação inteira, para quem a administra.',
	Limpeza: 'Remoção de áudios antigos: estatísticas, execução, histórico e configuração.',
} as const;

export interface Operation {
	tag: keyof typeof OPERATION_TAGS;
	summary: string;
	description: string;
	/** Errors of this call alone, beyond those that every call of its kind may answer with. */
	errors?: readonly ErrorCode[];
	/** Takes a file in the multipart field `file`; `or-json`: or a body of JSON in its place. */
	upload?: true | 'or-json';
	/** Sends bytes rather than JSON: their media types. With `ranges`, single ranges of them too. */
	media?: { types: readonly string[]; ranges?: true; redirects?: true };
	/** When it answers 204, where that is not its usual answer. */
	nothing?: string;
}
