declare const styles: {
  readonly failure: string
  readonly failureText: string
  readonly failureAdvice: string
  readonly failureCode: string
  readonly failureWays: string
}
export default styles
