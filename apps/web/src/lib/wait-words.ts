import type { Job } from '@nexus/contract';

export type Wait = Pick<Job, 'waiting_for' | 'waiting_reason' | 'waiting_since' | 'waiting_until'>;

const WHAT = {
	script_provider: { name: 'o provedor do roteiro', of: 'do provedor do roteiro' },
	speech_provider: { name: 'o provedor de voz', of: 'do provedor de voz' },
	storage: { name: 'o armazenamento de arquivos', of: 'do armazenamento de arquivos' },
} as const;

const NO_WORKER = 'Nenhum processo deste servidor está gerando episódios. Avise o administrador.';

/** "às 14:32", "amanhã às 05:00", "em 26/11 às 05:00", by the clock of whoever reads it. */
function atTime(iso: string, now: number): string {
	const date = new Date(iso);
	const time = date.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
	const days = Math.round((new Date(iso).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 86_400_000);
	if (days === 0) return `às ${time}`;
	if (days === 1) return `amanhã às ${time}`;
	return `em ${date.toLocaleDateString('pt-BR', { day: '2-digit', month: '2-digit' })} às ${time}`;
}

function whatHolds(wait: Wait): string | null {
	if (!wait.waiting_for || wait.waiting_for === 'worker' || !wait.waiting_reason) return null;
	const { name, of } = WHAT[wait.waiting_for];
	switch (wait.waiting_reason) {
		case 'unavailable':
			return `Aguardando ${name} voltar`;
		case 'silent':
			return `Sem resposta ${of}`;
		case 'busy':
			return `Aguardando: ${name} pediu para esperar`;
		case 'daily_quota':
			return `A cota diária ${of} acabou`;
		case 'full':
			return `Sem espaço no armazenamento de arquivos`;
	}
}

/** What a job waits for and until when; null when it does not wait. `now` in milliseconds. */
export function waitWords(wait: Wait, now: number): string | null {
	if (wait.waiting_for === 'worker') return NO_WORKER;
	const what = whatHolds(wait);
	if (what === null) return null;
	const { waiting_until: until } = wait;
	if (until === null || Date.parse(until) <= now) return `${what}, tentando de novo agora`;
	return `${what}, nova tentativa ${atTime(until, now)}`;
}

/** How long it has waited: "há 45 s", "há 12 min". */
export function waitedWords({ waiting_since: since }: Wait, now: number): string | null {
	if (since === null) return null;
	const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
	if (seconds < 120) return `há ${seconds} s`;
	const minutes = Math.floor(seconds / 60);
	return minutes < 120 ? `há ${minutes} min` : `há ${Math.floor(minutes / 60)} h`;
}
