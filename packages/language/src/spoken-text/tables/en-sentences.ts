import type { ReadingTable } from './reading-table.ts';

/** Whole sentences in en-US. */
export const EN_SENTENCES: ReadingTable = {
	'sentences': [
		[
			'GDP grew 2.9% in 2023, to $27.4 trillion; in Q4 2022 it rose 0.7%.',
			'G D P grew two point nine percent in twenty twenty-three, to twenty-seven point four trillion dollars; in Q four twenty twenty-two it rose zero point seven percent.',
		],
		[
			'The population is 331,449,281 (2020 Census), up 7.4% from 2010.',
			'The population is three hundred thirty-one million four hundred forty-nine thousand two hundred eighty-one, twenty twenty Census, up seven point four percent from twenty ten.',
		],
		[
			'Born on 5/1/1990, he is 35 years old, 6\'2" tall and weighs 180 lbs.',
			'Born on May first, nineteen ninety, he is thirty-five years old, six foot two tall and weighs one hundred eighty pounds.',
		],
		[
			'Call 911 or 1-800-555-0199, Mon.-Fri., 9 a.m.-5 p.m. ET.',
			'Call nine hundred eleven or one, eight zero zero, five five five, zero one nine nine, Monday to Friday, nine eigh M to five P M E T.',
		],
		[
			'Under Art. I, § 8, and 42 U.S.C. § 1983, the Supreme Court ruled 5-4.',
			'Under article one, section eight, and forty-two U S C section nineteen eighty-three, the Supreme Court ruled five to four.',
		],
		[
			'The Lakers won 110-102; the score was 3-2.',
			'The Lakers won one hundred ten to one hundred two; the score was three to two.',
		],
		[
			'It was -5 °F in Jan. and 104°F in July.',
			'It was minus five degrees Fahrenheit in January and one hundred four degrees Fahrenheit in July.',
		],
		[
			'Flight AA 1234 leaves gate 12B at 10:15 p.m. on Dec. 31st.',
			'Flight eigh eigh one thousand two hundred thirty-four leaves gate twelve B at ten fifteen P M on December thirty-first.',
		],
		[
			'Press Ctrl+C, then F5; the file is 1.5 GB (v. 2.1.0-beta).',
			'Press Ctrl plus C, then F five; the file is one point five gigabytes, version two dot one dot zero beta.',
		],
		['1. Introduction 2. Methods 3. Results', 'one. Introduction two. Methods three. Results'],
		['1) first; 2) second; a) letter', 'one, first; two, second; a, letter'],
		['See Sec. 1.1.2, Table 3 and Fig. 2.', 'See section one dot one dot two, Table three and figure two.'],
		['He was born in 300 BC and died in AD 14.', 'He was born in three hundred B C and died in eigh D fourteen.'],
		[
			'The minimum wage is $7.25/hour (+7.5%).',
			'The minimum wage is seven dollars and twenty-five cents per hour, plus seven point five percent.',
		],
		[
			'The ratio is 3:1 and the scale 1:100,000.',
			'The ratio is three to one and the scale one to one hundred thousand.',
		],
		[
			'About 1/3 of students and 3/4 of teachers left.',
			'About one third of students and three quarters of teachers left.',
		],
		[
			'I bought 2kg of rice, 500g of beans and 1L of milk for $45.90.',
			'I bought two kilograms of rice, five hundred grams of beans and one liter of milk for forty-five dollars and ninety cents.',
		],
		['The exam has 50 questions and lasts 4.5 hours.', 'The exam has fifty questions and lasts four point five hours.'],
		['"I don\'t know," she said — "maybe at 3 p.m.?"', "I don't know, she said, maybe at three P M?"],
		[
			'The paper (Smith et al., 2019, pp. 45-48) lists 3 factors: (i) time; (ii) cost; and (iii) risk.',
			'The paper, Smith and others, twenty nineteen, pages forty-five to forty-eight, lists three factors: one, time; two, cost; and three, risk.',
		],
		[
			'Models such as GPT-4o, Llama-3.1-8B and Gemini 2.5 Flash use 8x more data.',
			'Models such as G P T four O, Llama three point one eight B and Gemini two point five Flash use eight times more data.',
		],
		[
			'Mr. and Mrs. Jones live at 123 Main St., Apt. 4B, New York, NY 10001.',
			'Mister and Missus Jones live at one hundred twenty-three Main Street, apartment four B, New York, N Y ten thousand one.',
		],
		['The equation E = mc² and H₂SO₄ are known.', 'The equation E equals M C squared and H two S O four are known.'],
		['COVID-19 killed +700 thousand people.', 'covid nineteen killed plus seven hundred thousand people.'],
		[
			"In the '60s and '70s; the 19th and 20th centuries.",
			'In the sixties and seventies; the nineteenth and twentieth centuries.',
		],
		[
			'King Charles III and Pope Francis; Queen Elizabeth I.',
			'King Charles the third and Pope Francis; Queen Elizabeth the first.',
		],
		[
			'World War I began in 1914; WWII ended in 1945.',
			'World War one began in nineteen fourteen; World War two ended in nineteen forty-five.',
		],
		[
			'A 4K TV of 55" costs $2,999.',
			'A four K T V of fifty-five inches costs two thousand nine hundred ninety-nine dollars.',
		],
		['#BlackLivesMatter and @john_smith commented 👏👏', 'hashtag Black Lives Matter and at john smith commented'],
		[
			'E=mc^2; f(x)=2x+1; 2³=8; √16=4',
			'E equals M C squared; F, X, equals two X plus one; two cubed equals eight; the square root of sixteen equals four',
		],
		['Coca-Cola 2L, Wi-Fi 6E, USB-C 3.2', 'Coca-Cola two liters, why-fye six E, U S B C three point two'],
		["It's 5 o'clock; it's 21:00 in UTC-3.", "It's five o'clock; it's twenty-one hundred hours in U T C three."],
		['ALL RIGHTS RESERVED. DO NOT COPY.', 'all rights reserved. do not copy.'],
		[
			'Between 1914 and 1918 about 20 million died, i.e. 1 in 5.',
			'Between nineteen fourteen and nineteen eighteen about twenty million died, that is one in five.',
		],
		[
			'The S&P 500 fell 2%, the Dow 1.5% and the NASDAQ 3%.',
			'The S and P five hundred fell two percent, the Dow one point five percent and the nasdaq three percent.',
		],
		[
			'On May 5 people gathered; on May 5, 2020, too.',
			'On May fifth people gathered; on May fifth, twenty twenty, too.',
		],
		['He paid 5 cents, i.e., $0.05, for No. 7.', 'He paid five cents, that is, five cents, for number seven.'],
		[
			'The 100-year-old man ran the 100m in 9.58s.',
			'The one hundred year-old man ran the one hundred meters in nine point five eight seconds.',
		],
		[
			'3-year-olds, 12-hour days, a 20-25 mile run',
			'three year-olds, twelve hour days, a twenty to twenty-five mile run',
		],
		['He scored 85/100 and 9.5/10.', 'He scored eighty-five out of one hundred and nine point five out of ten.'],
		[
			'Windows 11, iOS 17.4, Python 3.12.1, HTTP/2, IPv6',
			'Windows eleven, I O S seventeen point four, Python three dot twelve dot one, H T T P, two, I P V six',
		],
		['Visit nasa.gov or email info@nasa.gov.', 'Visit nasa dot gov or email info at nasa dot gov.'],
		['24/7 support, 50/50 chance, 9/11 attacks', 'twenty-four seven support, fifty-fifty chance, nine eleven attacks'],
		["I'd've said they're OK.", "I'd've said they're okay."],
		["CEOs' salaries and the 1990's music", "C E O's salaries and the nineteen nineties music"],
		[
			'$1.2m, €3bn, £500k, ¥10,000',
			'one point two million dollars, three billion euros, five hundred thousand pounds, ten thousand yen',
		],
		['1 of 2, 2 of 2; page 1/2', 'one of two, two of two; page one of two'],
		[
			"U.S. President J. F. Kennedy's speech at 2 p.m. Tuesday",
			"U S President J F Kennedy's speech at two P M Tuesday",
		],
		['No. 1 vs. No. 2', 'number one versus number two'],
		['The U.S.-China trade, U.N.-backed', 'The U S China trade, U N backed'],
		['It was 2:1 in 1066.', 'It was two to one in ten sixty-six.'],
		[
			'Revenue rose 1,200% (12x) in 18 months to $1.2bn.',
			'Revenue rose one thousand two hundred percent, twelve times, in eighteen months to one point two billion dollars.',
		],
		[
			'Between $10 and $15 million; from 5% to 10%; 2 to 3 kg.',
			'Between ten dollars and fifteen million dollars; from five to ten percent; two to three kilograms.',
		],
		[
			'It got 3.5 stars (out of 5) and 9.8/10.',
			'It got three point five stars, out of five, and nine point eight out of ten.',
		],
		['200 people/hour and 30 miles/day', 'two hundred people per hour and thirty miles per day'],
		[
			'The meeting is 9:30-11:00 a.m. EST on Fri., Dec. 5th, 2025.',
			'The meeting is nine thirty to eleven eigh M E S T on Friday, December fifth, twenty twenty-five.',
		],
		[
			'1,000,000 km², 3,000 m high, 5\'10", 6\' 2"',
			'one million square kilometers, three thousand meters high, five foot ten, six foot two',
		],
		[
			"In 1500, in the 2000s, in the 1800s; the year 1999; class of '99",
			'In fifteen hundred, in the two thousands, in the eighteen hundreds; the year nineteen ninety-nine; class of ninety-nine',
		],
		[
			'1st century BC, 2nd century AD, 20th-century art',
			'first century B C, second century eigh D, twentieth century art',
		],
		[
			'Star Wars Episode V, Rocky IV, Final Fantasy VII, Apollo 11, Apollo XI',
			'Star Wars Episode five, Rocky four, Final Fantasy seven, Apollo eleven, Apollo eleven',
		],
		[
			'5G, Wi-Fi, Bluetooth 5.3; CO₂, PM2.5, pH 7.4',
			'five G, why-fye, Bluetooth five point three; C O two, P M two point five, P H seven point four',
		],
		[
			'10-12-2020, 10.12.2020, 10/12/20',
			'October twelfth, twenty twenty, October twelfth, twenty twenty, October twelfth, twenty twenty',
		],
		[
			'3/4 cup (150 ml) of sugar; 1 tbsp; 1½ tsp',
			'three quarters cup, one hundred fifty milliliters, of sugar; one tablespoon; one and a half teaspoons',
		],
		['II, III and IV; items I to V', 'two, three and four; items one to five'],
		[
			'over 1 million; nearly 2 bn; 10M views; 10K; 5K run',
			'over one million; nearly two billion; ten million views; ten K; five K run',
		],
		['-10%, –10 °C, (-5)', 'minus ten percent, minus ten degrees Celsius, minus five'],
		['Fig. 1a, Fig. 1(b), 3rd-grade', 'figure one eigh, figure one, B, third grade'],
		["\"Hello\"; 'hi' – 'bye'", 'Hello; hi, bye'],
		['he/she, his/her, w/ and w/o, c/o, n/a', 'he, she, his, her, with and without, care of, not applicable'],
		[
			'R$ 1.234,56, €1.234,56 and US$ 1,234.56',
			'one thousand two hundred thirty-four ray-ice and fifty-six centavos, one thousand two hundred thirty-four euros and fifty-six cents and one thousand two hundred thirty-four dollars and fifty-six cents',
		],
		['The No. 1 song; No, 5 people; No. 5; no. 7', 'The number one song; No, five people; number five; number seven'],
		['A.I. and a.k.a. and p.s. and J.K. Rowling', 'eigh I and also known as and P S and J K Rowling'],
		[
			'She is 5 yrs old, 3 mo. ago, 10 mins, 2 hrs, 30 secs',
			'She is five years old, three months ago, ten minutes, two hours, thirty seconds',
		],
		['E, on the other hand; Plan E.', 'E, on the other hand; Plan E.'],
		['The U.S. economy grew. The U.K. did not.', 'The U S economy grew. The U K did not.'],
		[
			'Room 101, Gate A5, Flight UA 234, Route 66, I-95, Boeing 747',
			'Room one hundred one, Gate eigh five, Flight U eigh two hundred thirty-four, Route sixty-six, I ninety-five, Boeing seven hundred forty-seven',
		],
		[
			'She scored 1,600 on the SAT; GPA 3.9.',
			'She scored one thousand six hundred on the S eigh T; G P eigh three point nine.',
		],
		["2x + 3y = 7; y = mx + b; n! ; f'(x)", 'two X plus three Y equals seven; Y equals M X plus B; N! F, X'],
		['Is it 50% off? Yes: $9.99!', 'Is it fifty percent off? Yes: nine dollars and ninety-nine cents!'],
	],
};
