import { describe, expect, it } from 'vitest';
import { sentences, texts } from './blocks.fixture.ts';
import { parseBlocks } from './parse-blocks.ts';

describe('sentences are what a reader sees', () => {
	it.each([
		['bold and italics', 'Um **dois *três*** e __quatro__ _cinco_.', 'Um dois três e quatro cinco.'],
		['inline code', 'Use `npm start` e ``a`b``.', 'Use npm start e a`b.'.replace('`', '')],
		['links', 'Veja [o **texto**](https://a.b/c_d "título") e [este][r].\n\n[r]: https://x.y', 'Veja o texto e este.'],
		[
			'bare addresses',
			'Está em https://exemplo.com/a_b?c=d, e em <https://x.y>, e em www.exemplo.com.',
			'Está em, e em, e em.',
		],
		['links that show their address', 'O endereço [https://a.b](https://a.b) mudou.', 'O endereço mudou.'],
		['images', 'Antes ![um gato](gato.png) depois ![x][y].', 'Antes depois.'],
		['footnote marks', 'Um fato[^1] e outro[^nota].\n\n[^1]: Fonte.', 'Um fato e outro.'],
		['superscript notes', 'Um fato.¹ A terra², a ponte³.', 'Um fato.'],
		['exponents', 'São 12 km² e 10³ metros.', 'São 12 km² e 10³ metros.'],
		['citation numbers', 'Foi assim [12]. Ou não [3, 4].', 'Foi assim.'],
		['HTML tags', 'Água H<sub>2</sub>O e <b>negrito</b><!-- nada -->.', 'Água H2O e negrito.'],
		['character references', 'Silva &amp; Cia&nbsp;vendem &lt;tudo&gt; &#224; vista.', 'Silva & Cia vendem à vista.'],
		['escapes', 'Dois \\* três \\[quatro\\] \\# cinco.', 'Dois * três quatro # cinco.'],
		['citations', 'AMR is known [@a1; see @b2, p. 3], says -@c3 [-@c3].', 'AMR is known, says -@c3.'],
		['references to figures', 'In \\autoref{fig:a}, we show it. See the graphs in \\cref{fig:b} here.', 'We show it.'],
		[
			'words put into a sentence',
			'Ela [a avó] riu com [não se lembra bem de quem] e foi.',
			'Ela a avó riu com (não se lembra bem de quem) e foi.',
		],
		[
			'a note of several sentences',
			'She left. [Some say a first. The register says a second. — DP] So it was.',
			'She left.',
		],
		[
			'a remark of several sentences in brackets',
			'[Isso é invenção da mãe, a vó não tinha. A vó usava brasa.]',
			'(Isso é invenção da mãe, a vó não tinha. A vó usava brasa.)',
		],
		['hearts and smiles of signs', 'Gosto disso <3! E de tudo :)', 'Gosto disso!'],
		['signs of less', 'Not for children <3 years old, nor <3.5 mg.', 'Not for children <3 years old, nor <3.5 mg.'],
		['comments of Jekyll', 'Um. {% comment %} segredo, talvez {% endcomment %} Dois.', 'Um.'],
		['classes of slides', '.pull-left[**Um** lado] e .footnote[outro]', 'Um lado e outro'],
		[
			'a note to the newsroom',
			'A firma não respondeu. [[[ ATUALIZAR se responder ]]] A obra segue.',
			'A firma não respondeu.',
		],
		['dots that lead to a figure', 'Mão quebrada ............ R$ 180,00', 'Mão quebrada: R$ 180,00'],
		['emoji', 'Bom dia! 😀👍🏽 Tudo 🇧🇷 bem :smile: hoje?', 'Bom dia!'],
		['signs that are no emoji', 'Marca® e cópia© custam 5™.', 'Marca® e cópia© custam 5™.'],
		['struck-out words', 'Custa ~~dez~~ doze reais, ~5 a mais.', 'Custa doze reais, ~5 a mais.'],
		['what goes on about struck-out words', '~~A tela pisca~~ corrigido na 0.9. O resto fica.', 'O resto fica.'],
		[
			'amounts at the end of their lines',
			'A) New exchanger + labour   £1,140 + VAT = £1,368.00\nPart is three weeks from the supplier, who is on holiday.',
			'A) New exchanger + labour £1,140 + VAT = £1,368.00',
		],
		['hard wraps', 'Uma frase que\ncontinua na\n  linha de baixo.', 'Uma frase que continua na linha de baixo.'],
		['words cut at the line end', 'A mobi-\nlidade tornou-\nse assunto.', 'A mobilidade tornou-se assunto.'],
		['references without a definition', 'Veja [o texto][fora] e [outro].', 'Veja o texto e outro.'],
		['half marks', 'Um **trecho cortado e `outro', 'Um trecho cortado e outro'],
		['attributes', 'Um texto [claro](x){.classe #id} aqui.', 'Um texto claro aqui.'],
		['wiki links', 'Veja [[Página|a página]] e [[Outra]].', 'Veja a página e Outra.'],
		['highlights', 'Um ==trecho marcado== aqui.', 'Um trecho marcado aqui.'],
		['invisible characters', 'Pala\u00ADvra se\u200Bcreta \u202Eaqui\u202C.', 'Palavra secreta aqui.'],
		['dollars', 'Custa R$ 5 ou US$ 10, ou $3 e $4 lá.', 'Custa R$ 5 ou US$ 10, ou $3 e $4 lá.'],
		['simple formulas', 'Para $n$ corpos e $x = 5$ metros.', 'Para n corpos e x = 5 metros.'],
		[
			'formulas',
			'A energia $E=mc^2$ basta, e \\(\\alpha + \\beta\\) também.',
			'A energia E=mc² basta, e α + β também.',
		],
		['chemical formulas', 'O $\\mathrm{CO}_2$ ($10^{6}$ t de \\(\\text{CH}_4\\)) sobe.', 'O CO2 (10⁶ t de CH4) sobe.'],
		[
			'formulas for the eye',
			'Assim $\\frac{a}{b}$ e $p_{ij} = \\alpha x + \\beta$ valem.',
			'Assim (a)/(b) e pij = α x + β valem.',
		],
		[
			'bars in a name',
			'The original is in the\n"Reports | Secretary" folder on the\n[Club System](x).',
			'The original is in the "Reports; Secretary" folder on the Club System.',
		],
		[
			'template tags',
			'No porto de {% googleMapsLink "La Pallice, França", "98d" %}, rumo ao mar.',
			'No porto de La Pallice, França, rumo ao mar.',
		],
		['letters between dollars', 'The $x-$axis shows $3$sec.', 'The x-axis shows 3 sec.'],
		[
			'a stanza with marks',
			'As we go marching in the day,  \nA thousand mill lofts gray  \nAre touched by all the sun discloses,  \nFor the people sing of roses.',
			'As we go marching in the day, A thousand mill lofts gray Are touched by all the sun discloses, For the people sing of roses.',
		],
		[
			'rows of one sentence',
			'for peace at home  \nfor justice at work  \nfor human dignity',
			'for peace at home, for justice at work, for human dignity',
		],
		['another script', 'They went round Shikoku (四国) by bike.', 'They went round Shikoku by bike.'],
		['asides', 'Isso cansa. ~falo de todos ~ Mas há o trabalho.', 'Isso cansa.'],
		['struck-out words', 'Com minha <del>bela</del> foto.', 'Com minha foto.'],
		['LaTeX in the text', 'Um \\textbf{valor} de \\alpha aqui.', 'Um valor de aqui.'],
	])('%s', (_, markdown, first) => {
		expect(texts(markdown)[0]).toBe(first);
	});

	it('tells figures behind dots from the pages of a table of contents', () => {
		const account = 'Sócios em 2023 ..... 48\nSócios em 2024 ..... 41\nRenda ..... R$ 2.130,00';
		expect(JSON.stringify(parseBlocks(account, 0))).toContain('Sócios em 2024');
		expect(parseBlocks('Introdução ..... 4\nMétodos ..... 9', 0)).toEqual([]);
	});

	it('drops what has no words', () => {
		expect(texts('***\n\n---\n\n![a](b)\n\n<br>\n\n😀')).toEqual([]);
	});

	it('spans cover the words of the sentence in the source', () => {
		const markdown = 'Antes. Um **dois** [três](http://x.y/z) &amp; *quatro*. Depois.';
		const [, middle] = sentences(parseBlocks(markdown, 0));
		expect(markdown.slice(middle?.start, middle?.end)).toBe('Um **dois** [três](http://x.y/z) &amp; *quatro*.');
		expect(middle?.text).toBe('Um dois três & quatro.');
	});

	it('shifts all offsets', () => {
		const markdown = '# T\n\nUm. Dois.\n\n- a\n\n| x |\n|---|\n| y |\n\n> q\n\n```\nc\n```\n';
		const shifted = JSON.parse(
			JSON.stringify(parseBlocks(` ${markdown}`, 999), (key, value) =>
				key === 'start' || key === 'end' ? value - 1000 : value,
			),
		);
		expect(shifted).toEqual(parseBlocks(markdown, 0));
	});
});
