declare const styles: {
  readonly consent: string
  readonly link: string
  readonly consents: string
  readonly below: string
  readonly consentsEnd: string
}
export default styles
