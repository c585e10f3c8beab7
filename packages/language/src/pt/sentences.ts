import type { SentenceWords } from '../sentences/sentence-words.ts';

export const SENTENCES: SentenceWords = {
	titles: `
		Dr Dra Drs Dras Sr Sra Srs Sras Srta Prof Profa Profª Profs Eng Enga Engª Arq Adv Bibl Bel Téc Exmo Exma Ex.mo Ex.ma Ilmo Ilma Il.mo Revmo Revma Rev Pe
		Fr Frei D Gen Cel Cap Maj Ten Sgt Cb Alm Brig Dep Gov Pres Min Sen Ver Des Av Al Lg Pça Pca Trav Rod Est Jd Pq
		Sto Sta S Ed Cond Vl dr dra sr sra srs srta prof profa profª av eng enga engª arq bibl`,
	neverLast: `
		vs cf p.ex v.g adm aprox obs temp prox próx resp qtd compl pág pags págs pgs pp vols figs núm num nr nro cód tel ref refs ca excl incl esp`,
	beforeNumber: `
		máx mín p n v cl prest tab item no nos nº cap caps sec séc secs art arts inc al par fl fls op t l q tab fig ed cel ex pg vol ap apto aptos apts ag bl
		qd lj sl cj proc jan fev mar abr mai jun jul ago set sep out nov dez r`,
	maybeLast: `
		etc exa ltda cia co filho s.a e.u.a eua a.c a.m p.m h km kg cm mm m g l ml t min máx mín hab al et.al op.cit
		loc.cit ibid ib id n.e n.t n.a n.r p.s c p.j est ed org orgs trad coord rev depto assoc`,
	starters: `
		o a os as um uma uns umas em no na nos nas de do da dos das por para pelo pela com sem sob sobre entre até
		após e ou mas porém contudo entretanto todavia já não nem se que quando onde como porque pois assim então
		isso isto esse essa este esta esses essas estes estas aquele aquela ele ela eles elas eu você vocês nós seu
		sua seus suas há foi era são é está ao aos à às cada todo toda todos todas muito muitos muitas outro outra
		outros outras depois antes hoje ontem agora ali aqui lá segundo conforme durante desde também ainda além
		apesar enquanto embora portanto logo algum alguns alguma algumas`,
};
