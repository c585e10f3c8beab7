import { describe, expect, it } from 'vitest';
import { withoutPageMarks } from './page-marks.ts';

const said = (text: string) =>
	withoutPageMarks(text)
		.replace(/\u2060/g, '')
		.replace(/\s+/g, ' ')
		.trim();

describe('what is on the page for the eye', () => {
	it.each([
		['"Perdi." [risos] A umidade sai.', '"Perdi." A umidade sai.'],
		['[pausa] Perdi.', 'Perdi.'],
		['I caught it. [Leaves the room;\nreturns.] Here.', 'I caught it. Here.'],
		["It's there. [indicates next room]\nWhat", "It's there. What"],
		['I left. [Telephone rings] That was', 'I left. That was'],
		['for 43 years.[1][2] She', 'for 43 years. She'],
		['six of his voyages.[*citation needed*] The couple', 'six of his voyages. The couple'],
		['had reversed a plate.[b] Rudge', 'had reversed a plate. Rudge'],
		['## Legacy [edit]', '## Legacy'],
		[
			'Below the policy.1 From May 2026.2\n\n____\n1  A quarter of what is spent.\n2  The concession ended in 2022.\n\nRich.',
			'Below the policy. From May 2026. ____ Rich.',
		],
		[
			'They were lumped.1 Open\n\n1 Workers of the two look alike.\n\nRichness fell.',
			'They were lumped. Open Richness fell.',
		],
		[
			'It is Poor.[1] It fell.[2]\n\n[1] A bridge is Poor below 5.\n[2] See\nthe annex.',
			'It is Poor. It fell. [1] A bridge is Poor below 5.',
		],
		['O depoimento (risos) acabou.', 'O depoimento acabou.'],
		['She stops. (long pause) It is asthma.', 'She stops. It is asthma.'],
		['![View from atop](b.jpg)\n\nView from atop.\n\nWe went on.', 'We went on.'],
		[
			'It was very hard. In the end it looked like this:\n\n![Coconut](c.jpg)\n\nI kept it.',
			'It was very hard. ![Coconut](c.jpg) I kept it.',
		],
		[
			'Open the page and log in:\n\n![Log in](a.png)\n![Page](b.png)\n\nChoose *Wireless*.',
			'Open the page and log in. ![Log in](a.png) ![Page](b.png) Choose *Wireless*.',
		],
		[
			'It came from Dr. Mary Brown and looked like this:\n\n![Letter](a.png)\n\nIt was short.',
			'It came from Dr. Mary Brown and looked like this. ![Letter](a.png) It was short.',
		],
		[
			'Scan it with your phone:\n\n<p><img src="a.png" alt=""></p>\n\n**Step 2.** Wait.',
			'Scan it with your phone. <p><img src="a.png" alt=""></p> **Step 2.** Wait.',
		],
		[
			'They met in town. Confira o mapa:\n\n![Mapa](a.png)\n\nA linha é longa.',
			'They met in town. ![Mapa](a.png) A linha é longa.',
		],
		[
			'A capa venceu.\n\nVeja as capas:\n\n![Capas](a.png)\n\nA linha é longa.',
			'A capa venceu. ![Capas](a.png) A linha é longa.',
		],
		['It was lovely. Ficou assim:\n\n![Bolo](a.png)\n*Foto: Ana*\n\nComemos.', 'It was lovely. Comemos.'],
		[
			'Aqui está a cozinha que meu pai construiu:\n\n![Cozinha](a.png)\n\nEla é azul.',
			'Aqui está a cozinha que meu pai construiu. ![Cozinha](a.png) Ela é azul.',
		],
		['1. Peel them:\n\n   ![Peeled](a.png)\n\n2. Boil them:', '1. Peel them. ![Peeled](a.png) 2. Boil them:'],
		[
			`${'It rained. '.repeat(60)}\n\n![Rain](a.png)\n\nPeople lifting the potatoes that were planted by the school in April\n\nIt rained.`,
			`${'It rained. '.repeat(60)}![Rain](a.png) It rained.`,
		],
		['<figcaption class="a">\n A kit.\n</figcaption> We begin.', 'We begin.'],
	])('%s', (text, expected) => {
		expect(said(text)).toBe(expected);
		expect(withoutPageMarks(text)).toHaveLength(text.length);
	});

	it.each([
		'He said [the company] would pay.',
		'Use `items[0]` first.',
		'Ponha no freezer. [Isso é invenção da mãe, de quando veio o freezer.\nA vó raspava um por um.]',
		'They sold. [a farm of 40 acres] It was',
		'[1] Brooks A, Lack L. A nap.',
		'Python 3.13 (beta) saiu. A edição (novo) custa 3.',
		'Para n = 10 o erro cai. Vale o art.5 O resto não.',
		'- [x] Done',
		'[![The museum](a.jpg)](a.jpg)\n\n## The museum\n\nIt is white.',
		'![The old bridge](old.jpg)\n\nThe old bridge\nwas closed in 1990.',
		'The mayor told us this:\n\n![The mayor](a.jpg)\n\n“We will not close.”',
		'![Oven](a.jpg)\n\n**Do not open the oven before thirty minutes.**\n\nIt rises.',
		'![Oven](a.jpg)\n\n_Atenção: não abra o forno antes disso._\n\nIt rises.',
		'They were:\n\n![All](a.jpg)\n\n• Ana\n• Rui',
		'![Nexus](logo.png)\n\n# Nexus\n\nIt reads.',
		'Well. These are the three steps to take:\n\n![Steps](a.png)\n\n1. Sift the flour.',
		'Well. Ingredients:\n\n![Flour](a.png)\n\nFlour and milk.',
		'We had 12 pairs in all. 12 of them flew.',
		'Rain fell in March.1 It rained',
		'They came at last.\n\n1 Cup of flour is enough for two.',
		'Veja [1](nota.md) e [a]: b',
		'Água é H2O. O gás é CO2. Acabou.',
		'A versão 4.3 saiu. Depois, a 5.1 também.',
	])('keeps %s', (text) => {
		expect(withoutPageMarks(text)).toBe(text);
	});
});

describe('what a page has around its text', () => {
	it.each([
		['![x](a.jpg)\n*Obra do hospital. Foto: D. P.*\n\nÀs três', 'Às três'],
		['![x](a.jpg)\n\nMaddox beneath the bridge. *R. N. for The M.*\n\nThe first', 'The first'],
		[
			'Q. Is it safe?\nA. Yes, it is.\n\nQ. Are jobs going?\nA. Two posts end.',
			'Is it safe? Yes, it is. Are jobs going? Two posts end.',
		],
		[
			'1. Há vagas? Sim.\n\n1. Quem tem direito?\n*Resposta:*\n\n1. Há custo? Não.',
			'1. Há vagas? Sim. 1. Há custo? Não.',
		],
		['It was worth it.\n\n| ![a](a.jpg) |\n|:--:|\n| *A bit frumpy* |\n\nThe end.', 'It was worth it. The end.'],
		['We left (to know why, [click here](/why)) at noon.', 'We left at noon.'],
		['Clean -the least one needs-, and safe.', 'Clean (the least one needs), and safe.'],
		['{{< figure src="/a.jpg" >}}\n07/02/2016 - A photo of him.\n\nIt rains.', '{{< figure src="/a.jpg" >}} It rains.'],
		['It rains.\n\n*Legenda: a casa, vista do rio.*\n\nIt snows.', 'It rains. It snows.'],
		['Can I call my child?\n: We do not allow it.', 'Can I call my child? We do not allow it.'],
		[
			'<p>Newspaper keeps the soil from seeping through:</p>\n<p><img src="a.jpg"/></p>\n<p>I regret it.</p>',
			'<p>Newspaper keeps the soil from seeping through.</p> <p><img src="a.jpg"/></p> <p>I regret it.</p>',
		],
	])('%j', (text, expected) => {
		expect(said(text)).toBe(expected);
		expect(withoutPageMarks(text)).toHaveLength(text.length);
	});
});
