declare const styles: {
  readonly list: string
  readonly areas: string
  readonly areasOne: string
  readonly letter: string
  readonly area: string
  readonly areaBusy: string
  readonly areaClosed: string
  readonly captcha: string
  readonly pair: string
  readonly qr: string
  readonly qrBox: string
  readonly qrOver: string
  readonly guide: string
  readonly weather: string
  readonly weatherBusy: string
  readonly weatherClosed: string
}
export default styles
