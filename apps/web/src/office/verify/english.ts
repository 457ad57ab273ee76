/** English of kinds; a test names what lacks. */
/** Kinds of invoices by the names of tax administration. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  VAT_SPECIAL_PAPER: 'Special VAT invoice',
  VAT_NORMAL_PAPER: 'Ordinary VAT invoice',
  VAT_SPECIAL_ELEC: 'Electronic special VAT invoice',
  VAT_NORMAL_ELEC: 'Electronic ordinary VAT invoice',
  VAT_NORMAL_ROLL: 'Ordinary VAT invoice (roll)',
  TOLL_ELEC: 'Electronic toll invoice',
  FREIGHT_SPECIAL: 'Special VAT invoice of freight',
  MOTOR_VEHICLE: 'Motor-vehicle sales invoice',
  USED_VEHICLE: 'Used-car sales invoice',
  DIGITAL_SPECIAL: 'Fully digital special invoice',
  DIGITAL_NORMAL: 'Fully digital ordinary invoice',
  DIGITAL_PAPER_SPECIAL: 'Special invoice, digital on paper',
  DIGITAL_PAPER_NORMAL: 'Ordinary invoice, digital on paper',
  DIGITAL_PAPER_MOTOR: 'Motor-vehicle invoice, digital on paper',
  DIGITAL_PAPER_USED: 'Used-car invoice, digital on paper',
  RAIL_ETICKET: 'Rail e-ticket',
  AIR_ETICKET: 'Air e-ticket itinerary',
  BLOCKCHAIN: 'Blockchain invoice',
}
