declare const styles: {
  readonly list: string
  readonly matter: string
  readonly head: string
  readonly told: string
  readonly answer: string
  readonly page: string
}
export default styles
