import type { SentenceWords } from '../sentences/sentence-words.ts';

export const SENTENCES: SentenceWords = {
	titles: `
		Mr Mrs Ms Messrs Mx St Ste Mt Ft Hon Capt Col Lt Rep Supt Fig Vol No Nos Dr Prof Rev Gen Gov Sgt Sen Pres D S
		mr mrs ms dr prof`,
	neverLast: `
		vs cf e.g i.e v.g a.k.a approx bldg rec misc pgs pp vols figs ref refs viz ca excl incl esp tel`,
	beforeNumber: `
		max min p n v no nos sec secs cl cll para paras item art arts par fl ch chap sect op l q fig dec ed ex pg vol apt apts jan feb mar apr jun jul
		aug sept sep oct nov r`,
	maybeLast: `
		etc inc ltd co corp bros jr sr u.s u.s.a u.k u.n d.c b.c a.d a.m p.m h km kg cm mm m g l ml t min al et.al
		op.cit loc.cit ibid ib id n.e n.a w.o p.s est ed org orgs rev dept univ assoc`,
	starters: `
		the an in on at by for from with without and or but yet so not nor if that when where how why because this
		these those it he she they we you i his her its their our your my him them there here is was were are has
		have had after before since until while although though however then results methods conclusion conclusions background now today still also each every all some
		many most other another one two as to of a no`,
};
