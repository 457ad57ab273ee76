declare const styles: {
  readonly page: string
  readonly brand: string
  readonly brandArt: string
  readonly brandSlogan: string
  readonly brandLaw: string
  readonly main: string
  readonly box: string
  readonly form: string
  readonly pair: string
  readonly image: string
  readonly demo: string
  readonly help: string
  readonly fault: string
  readonly licence: string
}
export default styles
