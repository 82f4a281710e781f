// Read by `docusaurus write-translations` only; the site itself is compiled by the framework's SWC loader.
module.exports = {presets: [require.resolve('@docusaurus/babel/preset')]};
