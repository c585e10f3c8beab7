import { phraseTest } from '../../reading/phrase-test.ts';
import type { FurnitureRules } from '../reading-rules.ts';

export const FURNITURE: FurnitureRules = {
	forTheEye:
		/^(?:ver|veja|vide|cf\.)\s[^.]{2,50}\.?$|^(?:leituras?|bibliografia|textos?) (?:obrigat[óo]ri[oa]|b[áa]sic[oa]|complementar|recomendad[oa])|^(?:complementar|recado|lembrete):|^como citar|^(?:elaborad|aprovad|revisad)o por:|^códigos de saída:|^hor[áa]rio de atendimento|^(?:logo|logotipo|[íi]cone|capa|ilustra[çc]\p{L}+)(?!\p{L}).{0,60}(?:©|CC BY|\d{4})|\bdoi:\s?10\.|^(?:note|repare|observe) que (?:o|a) (?:item|figura|tabela|gráfico) \d|^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^(?:palavras-chave|descritores|keywords|fonte|fontes|isbn|issn|doi|cep|cnpj|cpf|tel(?:efone)?|fax|fone|e-mail|whatsapp|site|ramal|sac|endereço|página|pág|figura|fig|quadro|gráfico|imagem)\s?[.:nºo\d]|^(?:a\s)?(?:figura|tabela) \d+ (?:mostra|traz|apresenta|resume)\b|\bcep:?\s?\d{5}-\d{3}|^todos os direitos reservados|^(?:©|copyright)|^e,? por estarem|^d[úu]vidas?[,?]|^obrigad[oa]s? (?:pel[ao]|por)\s|^qualquer d[úu]vida|^fico [àa] disposi|^segue(?:m)? (?:em )?anexo|revogam-se as disposições em contrário\.?$|lavrei a presente|^nada mais havendo|^página \d|^fica eleito o foro|^(?:as partes|e,? por estarem)\b.{0,60}(?:justo e (?:acertado|contratado)|acima qualificadas)|^versão de \p{L}{3,9}\.?\/\d{4}|^(?:correções|ajustes|melhorias) (?:divers[oa]s|menores|gerais|intern[oa]s)\.?$|^atualiza(?:ções|ção|do|da)?s? (?:de dependências|\p{L}[\w-]* de v?\d)|^(?:docs?|documentação|testes|refatoração)\.?$|^(?:erros?|corre(?:ção|ções)) de digitação|^todas as (?:mudanças|alterações) (?:relevantes|notáveis) (?:d|n)este |^o formato (?:segue|é baseado)|^(?:autor(?:es|a)?|editor(?:es|a)?|esta versão|coordenação|diagramação|revisão):\s|^(?:me ouvem|podem me ouvir|antes de (?:começar|iniciar)mos?,? )|^(?:do livro|publicado originalmente|texto (?:publicado|extraído)) |^fabricado (?:por|n)|^dou fé|^parabéns!$|^est[ae] (?:reportagem|texto|matéria|artigo|nota) foi (?:atualizad|corrigid)|^você (?:acaba de )?adquiri|^leia (?:este|o) manual|reserva(?:-se)? o direito de (?:alterar|modificar)|^(?:a |o )?(?:tabela|quadro|gráfico) (?:abaixo|acima|a seguir) |^em tempo: onde se l|^imagens (?:meramente )?ilustrativas|\((?:vetado|revogad[oa])\)[.;]?$|^registre-se|^publique-se|^\[?assinado|^assinado (?:por|digitalmente|eletronicamente)|^(?:documento )?assinado (?:por|digital)|^(?:agradeç|agradecemos|obrigad[oa]s? )(?:o )?a\s|^(?:última|próxima) revisão|^valores entre parênteses/iu,
	credit: phraseTest(
		'colaborou | colaboraram | com informações d* | com reportagem d* | reportagem: | foto: | fotos: | crédito: | créditos: | tradução: | edição: | imagem:',
		'start',
	),
	sends: phraseTest(
		'consulte | veja | acesse | visite | leia | confira | clique | saiba mais | baixe | assista | acompanhe | siga | inscreva-se',
		'start',
	),
	beforeSending: /^(?:(?:para|se|em caso de|caso)\s[^,]{3,60},\s|por favor,?\s)/iu,
	otherSummary: /^(?:abstract|resumen)$/i,
};
