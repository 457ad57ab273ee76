declare const styles: {
  readonly collect: string
  readonly title: string
  readonly collectPoints: string
  readonly phone: string
  readonly phoneScreen: string
  readonly phoneBar: string
  readonly phoneFirm: string
  readonly phoneRing: string
  readonly isNow: string
  readonly phoneFoot: string
}
export default styles
