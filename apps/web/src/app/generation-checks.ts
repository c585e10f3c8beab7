import type { UploadState } from '../features/upload/upload-store.ts';

export interface Problem {
	title: string;
	description: string;
}

/** Why nothing can be generated from an upload yet, or null when it can. */
export function problemWith(state: UploadState): Problem | null {
	switch (state.step) {
		case 'empty':
			return { title: 'Erro', description: 'Por favor, selecione um arquivo primeiro' };
		case 'failed':
			return { title: 'Erro', description: 'Upload do arquivo falhou. Tente novamente.' };
		case 'uploading':
			return { title: 'Aguarde', description: 'Upload ainda em andamento...' };
		case 'selected':
			return { title: 'Aguarde', description: 'Aguarde o upload do arquivo terminar' };
		case 'done':
			return state.document.id ? null : { title: 'Aguarde', description: 'Aguarde o upload do arquivo terminar' };
	}
}
