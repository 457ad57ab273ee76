/**
 * CJK radicals that stand for a whole character, by Unicode's EquivalentUnifiedIdeograph. PDF writers that subset fonts (browsers,
 * cairo) map common characters back to them, and NFKC folds only two of this block.
 */
const PAIRS =
  '⺁厂⺅亻⺇几⺋卩⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺖忄⺘扌⺙攵⺛旡⺜日⺝月⺠民⺡氵⺢氺⺣灬⺦丬⺨犭⺩王⺫目⺬示⺭礻⺮竹⺰纟⺱罓⺴网⺵网⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼月⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃西⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱亀'
const WHOLE = new Map<string, string>()
const chars = [...PAIRS]
for (let i = 0; i < chars.length; i += 2) WHOLE.set(chars[i]!, chars[i + 1]!)

/** Radicals and compatibility ideographs → the ordinary character, which prints the same. */
const RADICAL = /[\u2e80-\u2fdf\uf900-\ufaff]/

/** The ordinary character behind a radical or compatibility form; any other character as it is. */
export function unifyIdeograph(ch: string): string {
  if (!RADICAL.test(ch)) return ch
  return WHOLE.get(ch) ?? ch.normalize('NFKC')
}
