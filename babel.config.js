// Only `docusaurus write-translations` reads this. The framework's SWC loader compiles the site.
module.exports = {presets: [require.resolve('@docusaurus/babel/preset')]};
