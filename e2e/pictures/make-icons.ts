import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@nexus/testkit/browser';

// Draws the web app's icons and its link preview from favicon.svg: `npm run icons`.

const PUBLIC = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
const FONTS = fileURLToPath(new URL('../../node_modules/@fontsource-variable/fraunces/files', import.meta.url));
const PAPER = '#fbf8f3';

interface Picture {
	file: string;
	width: number;
	height: number;
	/** CSS width of the logo. */
	logo: string;
	/** Null leaves it transparent. */
	background: string | null;
	text?: string;
}

const PICTURES: Picture[] = [
	{ file: 'icons/192.png', width: 192, height: 192, logo: '176px', background: null },
	{ file: 'icons/512.png', width: 512, height: 512, logo: '472px', background: null },
	// Systems cut up to a fifth off each side of a maskable icon.
	{ file: 'icons/maskable-512.png', width: 512, height: 512, logo: '288px', background: PAPER },
	{ file: 'icons/apple-touch-icon.png', width: 180, height: 180, logo: '128px', background: PAPER },
	{
		file: 'share.png',
		width: 1200,
		height: 630,
		logo: '150px',
		background: PAPER,
		text: '<h1>Seu documento,<br><em class="a">contado</em> a <em class="b">duas vozes</em>.</h1><p>Nexus Podcasts</p>',
	},
];

const font = await readFile(join(FONTS, 'fraunces-latin-wght-normal.woff2'), 'base64');
const logo = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const pageOf = ({ logo: width, background, text = '' }: Picture) => `<!doctype html><style>
@font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
html { background: ${background ?? 'transparent'} }
body { margin: 0; height: 100vh; display: flex; align-items: center; gap: 64px; ${text ? 'padding: 0 96px' : 'justify-content: center'} }
svg { width: ${width}; flex: none }
h1 { font: 500 80px/1.12 Fraunces; color: #241d18; margin: 0; letter-spacing: -0.02em; white-space: nowrap }
p { font: 500 34px Fraunces; color: #6b6058; margin: 28px 0 0 }
.a { color: #a8431b } .b { color: #14667a }
</style>${logo}<div>${text}</div>`;

const browser = await launchBrowser();
try {
	await mkdir(join(PUBLIC, 'icons'), { recursive: true });
	for (const picture of PICTURES) {
		const { file, width, height, background } = picture;
		const page = await browser.newPage({ viewport: { width, height } });
		await page.setContent(pageOf(picture));
		await page.evaluate(() => document.fonts.ready);
		await page.screenshot({ path: join(PUBLIC, file), omitBackground: background === null });
		await page.close();
	}
} finally {
	await browser.close();
}
