import type { FurnitureRules } from '../types.ts';

export const FURNITURE: FurnitureRules = {
	forTheEye:
		/^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^(?:ver|veja|vide|cf\.)\s[^.]{2,50}\.?$|^(?:palavras-chave|descritores|keywords|fontes?|isbn|issn|doi|cep|cnpj|cpf|tel(?:efone)?|fax|fone|e-mail|whatsapp|site|ramal|endereço|página|pág|figura|fig|quadro|gráfico|imagem)\s?[.:nºo\d]|^(?:autor(?:es|a)?|editor(?:es|a)?|coordenação|diagramação|revisão|(?:elaborad|aprovad|revisad)o por|lembrete):\s|\bdoi:\s?10\.|^(?:©|copyright)|^d[úu]vidas?[,?]|^obrigad[oa]s? (?:a|pel[ao]|por)\s|^(?:recebid|aceit|submetid)[oa](?: para publicação)?(?: em)?:?\s\d[\d\s\p{L}º/.]{5,24}$|^nada mais havendo|(?<!\p{L})aprovou e eu,[^.]{3,90}(?:sanciono|promulgo)|^(?:\S{1,6}[.)]\s)?a ata (?:anterior|n[º°]|d[aeo])[^.]{0,90}aprovad[oa](?!\p{L})|lavrei a presente|^(?:e,? )?por estar(?:em)?[ ,][^.]{0,60}(?:de acordo|contratad|ajustad|acertad)|revogam-se as disposições em contrário\.?$|^todas as (?:mudanças|alterações) (?:relevantes|notáveis) (?:d|n)este |^o formato (?:segue|é baseado)|^imagens (?:meramente )?ilustrativas|\((?:vetado|revogad[oa])\)[.;]?$|^\[?assinado (?:por|pel[ao]|digital)|^est[ae] (?:reportagem|texto|matéria|artigo|nota) foi (?:atualizad|corrigid)|^atualiza(?:ções|ção|do|da)?s? (?:de dependências|\p{L}[\w-]* de v?\d)|^(?:erros?|corre(?:ção|ções)) de digitação|^(?:correções|ajustes|melhorias) (?:divers[oa]s|menores|gerais)\.?$/iu,
	sends:
		/^["“«]?(?:consulte|veja|acesse|visite|leia|confira|clique|saiba mais|baixe|assista|acompanhe|siga|inscreva-se)(?![\p{L}\p{N}])/iu,
	otherSummary: /^(?:abstract|resumen)$/i,
};
