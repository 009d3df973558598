import Type from 'typebox';
import { currency, type FileValue, line, object, STATED, schemaFile, words } from './builder';

export const PRICE = schemaFile(
  'price',
  'Price',
  object('What a source states that one node costs for an hour.', {
    instanceType: line('Machine type: g6.2xlarge.'),
    region: line('Where it is offered at that price: us-west-2, or unknown.'),
    purchase: words('How it is bought.', ['on-demand', 'spot', 'unknown']),
    currency: currency('ISO 4217.'),
    perHour: Type.Number({
      title: 'a number above 0',
      description: 'Price of one node for an hour, as stated.',
      exclusiveMinimum: 0,
      maximum: 1000000,
    }),
    ...STATED,
  }),
);

export type PriceFile = FileValue<typeof PRICE>;
