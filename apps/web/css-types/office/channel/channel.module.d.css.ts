declare const styles: {
  readonly editor: string
  readonly cards: string
  readonly named: string
  readonly colour: string
  readonly plain: string
  readonly fields: string
  readonly swatch: string
  readonly ticks: string
  readonly under: string
  readonly logo: string
  readonly ways: string
  readonly places: string
  readonly versions: string
  readonly entry: string
  readonly refused: string
  readonly made: string
  readonly test: string
}
export default styles
