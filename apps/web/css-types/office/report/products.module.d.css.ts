declare const styles: {
  readonly products: string
  readonly product: string
  readonly isOn: string
  readonly about: string
  readonly head: string
  readonly newest: string
  readonly needs: string
  readonly need: string
  readonly reason: string
  readonly pack: string
  readonly some: string
  readonly price: string
  readonly sum: string
  readonly short: string
}
export default styles
