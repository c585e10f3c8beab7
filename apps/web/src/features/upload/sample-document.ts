import address from '../../assets/exemplo-cafe.md?url';

/** A short document of our own for whoever has none at hand, as the file it would be. */
export async function sampleDocument(): Promise<File> {
	const response = await fetch(address);
	if (!response.ok) throw new Error('Não foi possível carregar o documento de exemplo.');
	return new File([await response.blob()], 'A longa viagem do café.md', { type: 'text/markdown' });
}
