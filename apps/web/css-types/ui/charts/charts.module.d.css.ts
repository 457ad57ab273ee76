declare const styles: {
  readonly chart: string
  readonly legend: string
  readonly legendPartial: string
  readonly legendAt: string
  readonly tick: string
  readonly grid: string
  readonly zero: string
  readonly hit: string
  readonly isAt: string
  readonly rank: string
  readonly spark: string
}
export default styles
