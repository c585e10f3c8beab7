/** "Figure 4 Wildebeest grazing on a landscape": no verb follows, but a name. */
export const isCaption = (written: string): boolean => CAPTION.test(written);
const CAPTION = /^(?:[Ff]igura|[Ff]igure|[Ff]ig\.|FIGURE|FIGURA) \d{1,2} \p{Lu}/u;

/** "ARINO, Julien (2022). Marp for slides. Disponível em: ...", "Weil, H.L., et al. (2023), ...": a work that is cited. */
const CITED_WORK =
	/(?<!\p{L})(?:dispon[íi]vel em|acess(?:o|ado) em|available at|accessed on|retrieved from)\s?:|^[\s*-]*\p{Lu}[\p{L}’'-]+,\s\p{Lu}(?:\.|\p{Ll}+(?=[\s,][^.]{0,80}\())[^\n]{0,200}\((?:19|20)\d\d[a-z]?\)/iu;

export const isCitedWork = (written: string): boolean => CITED_WORK.test(written);
