function words(list: string): Set<string> {
	return new Set(list.trim().split(/\s+/));
}

/** Before a name, so never the last word of a sentence; written with a capital ("Ver. Silva", but "quero ver."). */
export const TITLES = words(`
	Dr Dra Drs Dras Sr Sra Srs Sras Srta Prof Profa Profª Profs Eng Engª Arq Adv Exmo Exma Ilmo Ilma Revmo Rev Pe Fr Frei D
	Gen Cel Cap Maj Ten Sgt Cb Alm Brig Dep Gov Pres Min Sen Ver Des Av Al Pça Pca Trav Rod Est Jd Pq Sto Sta S
	Mr Mrs Ms Messrs Mx St Ste Mt Ft Hon Capt Col Lt Rep Supt Fig Vol No Nos
	dr dra sr sra srs srta prof profa mr mrs ms av`);

/** Always followed by more, in capitals or not. */
export const NEVER_LAST = words(`
	vs cf e.g i.e p.ex v.g a.k.a approx aprox obs pág pags págs pgs pp vols figs núm num nr nro cód tel ref refs viz ca
	excl incl esp`);

/** Abbreviations only before a number ("p. 5", "no. 3", "cap. IV", "set. 2024"); else ordinary words or ends. */
export const BEFORE_NUMBER = words(`
	p n v no nos nº cap caps sec séc secs art arts inc al par fl fls ch chap sect op t l q tab fig dec ed cel ex pg vol
	ap apto apt bl qd lj sl cj proc jan fev feb mar abr apr mai jun jul ago aug set sept sep out oct nov dez r`);

/** May end a sentence: what follows decides. */
export const MAYBE_LAST = words(`
	etc inc ltd ltda cia co corp bros jr sr filho s.a u.s u.s.a u.k u.n e.u.a eua a.c d.c b.c a.d a.m p.m h km kg cm mm m g
	l ml t min máx mín hab al et.al op.cit loc.cit ibid ib id n.e n.t n.a n.r w.o p.s c p.j est ed org orgs trad coord rev
	dept depto univ assoc`);

/** Words that, with a capital, most likely begin a sentence: after "etc." or "U.S." they tell a new one. */
export const STARTERS = words(`
	o a os as um uma uns umas em no na nos nas de do da dos das por para pelo pela com sem sob sobre entre até após e ou mas
	porém contudo entretanto todavia já não nem se que quando onde como porque pois assim então isso isto esse essa este esta
	esses essas estes estas aquele aquela ele ela eles elas eu você vocês nós seu sua seus suas há foi era são é está ao aos
	à às cada todo toda todos todas muito muitos muitas outro outra outros outras depois antes hoje ontem agora ali aqui lá
	segundo conforme durante desde também ainda além apesar enquanto embora portanto logo algum alguns alguma algumas
	the an in on at by for from with without and or but yet so not nor if that when where how why because this these those
	it he she they we you i his her its their our your my him them there here is was were are has have had after before
	since until while although though however then now today still also each every all some many most other another one
	two as to of`);
