import type { OpeningRules } from '../reading-rules.ts';

export const OPENINGS: OpeningRules = {
	leaning:
		/^["“«]?(?:(?:[oa] (?:meu|minha|del[ea])|[dn]?(?:isso|isto)|aquilo|[dn]?(?:el[ea]|ess[ea]|est[ea]|aquel[ea])s?|daí|ali|lá|tal|tais|seus?|suas?|[oa]s? (?:mesm[oa]s?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|últim[oa]|outr[oa]s?|dois|duas|três|quatro|restante|resto|que)|amb[oa]s|por (?:isso|exemplo|outro lado|sua vez|fim)|portanto|assim|d[ae] mesma forma|dess[ae] (?:forma|modo)|com isso|ou seja|isto é|então|logo|afinal|pois|é|são|foi|foram|eram?|está|estão|estava|tem|têm|tinha|fica|ficou|ficam|pode|podem|deve|devem|nem|também|ainda|só|já|cada um[a]?|outr[oa]s?|tod[oa]s el[ea]s|alguns|algumas|um[a]? del[ea]s|que|mas|e|porém|contudo|entretanto|todavia|além disso|no entanto|em seguida|onde|sendo|em resumo|mesmo assim|de fato|na verdade|aliás|enfim|pior|sim|não,|n[oa]s? mesm[oa]s?|ao mesmo tempo|(?:na|à|naquela) época|naquele (?:ano|tempo)|(?:desde|até) então)(?!\p{L})|(?:\S+\s+){1,4}[dn]?(?:isso|el[ea]s?|ess[ea]s?)(?!\p{L}))/iu,
	isInVerbs: true,
};
