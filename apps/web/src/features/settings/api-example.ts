/** From a text to its audio, call by call, ready for a terminal. `key` is the API key or what stands for it. */
export function apiExample(origin: string, key: string): { title: string; code: string }[] {
	const authorization = `  -H "Authorization: Bearer ${key}"`;
	return [
		{
			title: 'Crie o podcast',
			code: `curl -X POST ${origin}/api/podcasts \\
${authorization} \\
  -H "Content-Type: application/json" \\
  -d '{
    "title": "Meu Podcast",
    "preset": "analytical_duo",
    "text": "A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente."
  }'`,
		},
		{
			title: 'Gere o áudio, com o id que veio na resposta',
			code: `curl -X POST ${origin}/api/podcasts/ID_DO_PODCAST/generate \\
${authorization}`,
		},
		{
			title: 'Baixe quando estiver pronto',
			code: `curl -f ${origin}/api/podcasts/ID_DO_PODCAST/audio/0 \\
${authorization} \\
  -o episodio.mp3`,
		},
	];
}
