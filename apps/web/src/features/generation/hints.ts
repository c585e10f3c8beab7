/** What may help after a failed generation, from the words of its error message. */
export function hintsFor(message: string): string[] {
	const hints = ['Tente novamente em alguns minutos.'];
	if (/\bAPI\b/i.test(message)) hints.push('Pode ser um problema temporário do provedor do modelo de IA.');
	if (/token/i.test(message)) hints.push('Configure a sua própria chave do modelo em Configurações.');
	hints.push('Confira se o documento é .md, .txt ou .pdf, com no máximo 10MB.');
	return hints;
}
