import { acronymTable } from '../../spoken-text/acronym-table.ts';

const WORDS = `
	ONU NASA SUS OTAN OPEP UNESCO UNICEF FIFA FUNAI IBAMA INCRA INEP SENAI SENAC SESC CADE
	ANATEL ANVISA ANAC ANTAQ INPE EMBRAPA FAPESP CAPES FINEP COPOM SELIC PIS PASEP COFINS MEI PEC DETRAN FIESP
	 UNICAMP MASP MAM UPA COVID SARS MERS LIBRAS ENADE SISU PROUNI FIES MEC INMETRO CIPA
	PETROBRAS BRICS OVNI PIN ROM ONG ONGs ALCA MERCOSUL CEPAL PISA IDEB IPEA SUDENE SUDAM
	DIEESE UNE UBES PROCON CETESB CONAMA CONAR FUNDEB FUNASA LIDAR RADAR LASER SPA`;

const LETTERS = `
	IBGE UTI TRE ESG EJA ETE DOI ADI ADO UNB BCE OMS OAB API APIs UOL IPCA IPTU IPVA ICMS ISS IPI IOF CNPJ CPF RG CNH CLT FGTS INSS BNDES STF STJ TSE TST TCU
	MPF PF PM IA IAs UE EU FMI BID OEA OMC OCDE USB UFO IDH TI RH PJ CPI CPMF CRM CRA CREA OEM AVC HIV IMC IST EPI EAD
	ABL UFRJ UFMG UFBA UFSC UERJ IME ITA IAM ERP UPS URL URLs UI UX IDE ID IP IPO AI OS TED DOC IR IRPF IRPJ AGU CGU
	MDB PSDB PT PSOL PDT PSB PL PP ISO IEC IFRS UV UHF VHF AM FM TV ECA AC ISBN ABNT ABI APAE IGP IGPM
	IPC OIT AED ME EPP ATP ADN DNA RNA ADHD TDAH TEA TOC UTC GMT CEO CIO`;

const OTHERS: Readonly<Record<string, string>> = {
	EUA: 'Estados Unidos',
	OK: 'oquei',
	CEO: 'si i ou',
	CEOs: 'si i ous',
	UEFA: 'uefa',
	TV: 'tê vê',
	TVs: 'tê vês',
	PIX: 'pics',
	BIOS: 'báios',
	ENEM: 'enêm',
	ANEEL: 'anéu',
	SESI: 'séssi',
	JSON: 'djêisson',
	CEP: 'cépi',
	SAAS: 'séss',
	FAQ: 'éfe á quê',
	NBA: 'ene bê á',
	UFC: 'u éfe cê',
	CIA: 'cia',
	FBI: 'éfe bê i',
	WIFI: 'uai fai',
	JPEG: 'jota pégue',
	GIF: 'guif',
	CD: 'cê dê',
	DVD: 'dê vê dê',
	LED: 'léd',
	LGBTQIA: 'éle gê bê tê quê i á',

	MIT: 'eme ai ti',
	LLM: 'éle éle eme',
	LGPD: 'éle gê pê dê',
	CPU: 'cê pê u',
	GPU: 'gê pê u',
	PIB: 'píbi',
	AIDS: 'áidis',
	SEBRAE: 'sebrái',
	SAMU: 'sâmu',
	USP: 'úspi',
	UNESP: 'unéspi',
	RAM: 'rã',
	VIP: 'vípi',
	SIM: 'sim',
};

export const ACRONYMS = acronymTable(WORDS, LETTERS, OTHERS);

/** Short ordinary words: never spelled, not even in capitals. */
export const SHORT_WORDS = new Set(
	`a ao aos as às à da das de do dos e é em eu foi há já lá la lhe lo los mas mais me meu na nas nem no nos não nós o os ou
	pão pé por pra pró que quem sai se sei sem ser sob sol sou sua seu tal tem ter teu tua tu um uma uns vai vem ver vez
	via vou voz só se ti são fim dia mês ano ar mar céu rei rua luz paz lei mil dez pai mãe avó avô boa bom cem com dar
	dor ela ele essa esse esta este até ali aqui ali isso isto meio cada muito nada tudo nunca sempre todo toda novo nova
	para pela pelo pois qual seja sim hoje ontem agora bem mal fácil como onde quando`.split(/\s+/),
);
