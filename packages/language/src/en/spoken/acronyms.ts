import { acronymTable } from '../../spoken-text/acronym-table.ts';

const WORDS = `
	NASA NATO UNESCO UNICEF OPEC AIDS COVID SARS MERS FEMA OSHA NAFTA ASEAN FIFA UEFA RADAR LASER SCUBA SWAT RAM ROM PIN
	SIM BIOS LAN WAN GIF JPEG RAID SONAR NASDAQ FAFSA HIPAA POTUS SCOTUS FOMO YOLO CAPTCHA NOAA EBITDA BRICS PISA
	DARPA NICU LIDAR MOMA ZIP CAD`;

const LETTERS = `
	WHO UN EU UK US USA UAE IMF WTO IBM FBI CIA NSA CEO CFO CTO COO AI API APIs URL URLs UI UX IT HR PR TV DVD CD PC
	GPS USB ATM DIY FAQ ID IP OS DNA RNA HIV ADHD IQ GDP GNP CPI FDA CDC EPA IRS SEC NFL NBA MLB NHL MVP BBC CNN ABC
	NBC CBS HBO ESPN PBS NPR MIT UCLA USC NYU LSE LA NY DC AM FM PM LED ROI KPI EV EVs ICU ER MRI CT UV IPO ETF
	ETA ETC ASAP RSVP AKA FYI LLM LLMs GPT CPU GPU SQL CSS HTML XML SDK IDE AWS SAP IBGE ISO IEC IEEE IPCC OECD
	EMEA OPM EIA IEA AAA ACA AOC UFO UFOs NGO NGOs VIP VIPs POV SOS SUV SUVs`;

const OTHERS: Readonly<Record<string, string>> = {
	SAAS: 'sass',
	IBGE: 'I B G E',
	JSON: 'jason',
	WWI: 'World War one',
	WWII: 'World War two',
	JPG: 'jay peg',
	JPEG: 'jay peg',
	WIFI: 'why fye',
	OK: 'okay',
	ASAP: 'eigh S eigh P',
	ETC: 'etcetera',
	WYSIWYG: 'wizzy wig',
};

export const ACRONYMS = acronymTable(WORDS, LETTERS, OTHERS);

/** Short ordinary words: never spelled, not even in capitals. */
export const SHORT_WORDS = new Set(
	`a an am and are as at be but by can did do does for from get go had has have he her him his how i if in into is it its
	let may me mine must my no nor not now of off on one or our out own she so than that the their them then they this to
	too top two up us use via was we were what when where which who whom why will with would yes yet you your all any
	been both each ever few good here just keep know last less like long made make many more most much never new next
	non old only over part per plan same say see some such sure take ten time very way well work year day big end best
	stop start free real read look need want help think always every after about again before because`.split(/\s+/),
);
