/**
 * The bank of a card by the first six digits of its number (issuer identification number, ISO/IEC 7812). Some of the national banks' common
 * ones, each as the table of the npm package `bankcardinfo` 2.0.6 (the national list of 2013) has it; a number that it gives to two banks is
 * not taken, and of any other nothing is said. The package itself is not used: it asks a stranger on the network for what it does not know.
 */
const NUMBERS: Readonly<Record<string, string>> = {
  工商银行: '622202 622203 622208 621225 621226',
  农业银行: '622845 622846 622848',
  中国银行: '621660 621661 621663 621666 456351',
  建设银行: '436742 621700 622280 622700',
  交通银行: '622260 622261 622262',
  邮储银行: '621098 621799 622188',
  招商银行: '622580 622588 622609',
  中信银行: '622690 622691 622696 622698',
  光大银行: '622660 622661 622662',
  民生银行: '622615 622617 622622',
  兴业银行: '622908 622909',
  华夏银行: '622630 622631 622632',
  广发银行: '622568',
  平安银行: '622155 622156 622298',
}

const BANKS = new Map(
  Object.entries(NUMBERS).flatMap(([bank, list]) =>
    list.split(' ').map((number) => [number, bank] as const),
  ),
)

/** null = not one of those listed. */
export const bankOf = (cardNo: string): string | null => BANKS.get(cardNo.slice(0, 6)) ?? null
